const when = '2026-01-05T09:00:00+00:00';

const row = (slug: string, values: Record<string, unknown>) => ({
  ...{ id: slug, slug, title: slug, excerpt: '', category: 'leadership', author: '', featured_image: '' },
  ...{ is_featured: false, is_published: true, read_time: '', reading_minutes: 4, views: 3 },
  ...{ created_at: when, updated_at: when, content: 'Words.' },
  ...values,
});

const article = `It began in a corridor.

## What I heard

- one
- two

> A quotation, with [a link](https://example.com/page?a=1&b=2) and **weight**.

| Who | What |
| --- | --- |
| You | Read |

~~~
${'a_line_of_code_is_never_wrapped '.repeat(4)}
~~~

### And then

The end of the article.`;

/** Text that ends an element, an attribute, a script, a CDATA section or a JSON block. */
export const hostile = `</title></script>]]><img src=x onerror="document.title='taken'">"'&<!--`;

export const hostileSlug = 'a-hostile-article';

export const posts = [
  row('the-first-post', {
    title: 'The First Post',
    excerpt: 'How it began.',
    author: 'Lena Ashford',
    featured_image: '/images/posts/rest-is-a-leadership-skill.svg',
    content: article,
    created_at: '2026-02-05T09:00:00+00:00',
    updated_at: '2026-02-06T09:00:00+00:00',
  }),
  row('the-second-post', {
    title: 'The Second Post',
    excerpt: 'How it went on.',
    category: 'personal-growth',
    content: '[Below](#section-more) and [book](/#/book).\n\n## More',
    // It was scheduled.
    created_at: '2026-02-04T09:00:00+00:00',
  }),
  row(hostileSlug, {
    title: hostile,
    excerpt: hostile,
    author: hostile,
    content: `${hostile}\n\n[a link](javascript:alert(1))\n\n![a picture](data:text/html,x)\n\n## ${hostile}\n\u0007\u0000`,
  }),
];

/** A row whose slug must not become a path in the site. */
export const strayPost = row('../../index', { title: 'A stray one' });

/** A service whose name is as hostile as a post can be. */
export const services = [
  {
    id: 'harbor',
    name: 'Harbor Walks',
    subtitle: 'Outdoors',
    description: 'Two hours by the water.',
    is_on_page: true,
    ...{ details: '## On the pier\n\n- Shoes', is_bookable: true, price_label: '90 €', meeting_kind: 'address' },
  },
  { id: 'hostile', name: hostile, subtitle: hostile, description: hostile, details: hostile, is_on_page: true },
  { id: 'quiet', name: 'Quiet Hours', subtitle: '', description: '', is_on_page: false },
].map((service) => ({
  ...{ invitation: '', picture_url: '', is_bookable: false, booking_minutes: 60, price_label: '', details: '' },
  ...service,
}));

export const settings = {
  site_title: 'Lena Ashford',
  canonical_url: 'https://coach.example/',
  robots_txt: 'User-agent: *\nDisallow: /drafts/',
};

export const settingRows = (values: Record<string, unknown>) =>
  Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
