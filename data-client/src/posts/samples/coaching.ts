export const beforeAdvice = `Somebody comes to you with a problem, and within a minute you know what they should do. You have seen it before. You are even right. And still it will not help.

Advice answers the question that was asked. The first question is almost never the one that matters.

## Three questions that come before advice

**"What have you tried?"** It honors the work that has been done, and it saves you from suggesting it again.

**"What makes this hard?"** Not what makes it complicated. Complicated things are solved with information. Hard things are hard because two good wishes pull in different directions, and somebody has to disappoint one of them.

**"What would you do if nobody had to agree?"** People are better than we think at answering this. What they lack is seldom the idea. It is the permission.

## And then?

Often, nothing. A good number of my conversations end here, with a person who looks slightly surprised and says that they know what to do.

When advice is still wanted, offer it as what it is: *one view, from outside, by somebody who does not have to live with the result.* Then ask what they make of it.

You will give less advice this way. More of it will be taken.`;

export const honestCalendar = `Ask a leader what matters most to them and you will get a good answer. Ask to see last month’s calendar and you will get the true one.

I do not say this to shame anybody. A calendar is simply the most honest document most of us keep. Nobody edits it to look wise.

## An exercise for a quiet hour

Print the last four weeks. Take three pens.

- With the first, mark everything that only you could have done.
- With the second, mark everything that gave you energy, whatever it was.
- With the third, mark what you would not do again.

Look at the page from a distance before you read it closely. Most people see the same thing: the first color is rare, the third is everywhere, and the second is found in places that have nothing to do with their title.

## One change, not ten

Do not redesign your life on a Sunday evening. Choose **one recurring hour** of the third color and give it back: to a colleague who would grow with it, or to nobody at all. Put something of the first color in its place and defend it as you would defend a meeting with your most important client.

Then print the page again in three months. The distance between what you say and what you do is not a moral failing. It is a measurement, and it can be changed an hour at a time.`;
