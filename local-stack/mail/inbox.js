const news = document.getElementById('news');

async function lookForNews() {
  if (document.hidden) return;
  const response = await fetch('/api/messages?limit=1').catch(() => undefined);
  const newest = response?.ok ? (await response.json())[0]?.id : undefined;
  if (!newest || newest === news.dataset.newest || news.firstChild) return;
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = 'New email has arrived. Show it';
  news.append(link);
}

setInterval(lookForNews, 3000);
