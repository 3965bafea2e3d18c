export const unfinishedSentence = `A director I worked with had a habit she could not see. Whenever somebody in her team began a difficult sentence, she finished it for them. She was usually right. That was the problem.

People stopped bringing her unfinished thoughts. They waited until the thought was complete, then until it was safe, and by then it was a report. She was the best-informed person in the company about everything that no longer needed her.

## What silence is for

We tend to hear a pause as a request for help. Often it is the opposite: it is the moment in which somebody decides whether to tell you. If you fill it, you have decided for them.

Try this for one week. When a person stops in the middle of a sentence, count slowly to five before you say anything at all. **Five is longer than you think.** Most people go on at three.

- Notice who needs the pause most. It is seldom the quiet ones.
- Notice what you wanted to say. Write it down instead.
- Notice how often your sentence would have been a different one from theirs.

## What came of it

She told her team what she was doing, which took courage, and asked them to raise a hand when she forgot. In the second week a project lead said, after a long pause, *"I do not think we should open in spring."* Nobody had said that aloud for four months. Everybody had known it.

The unfinished sentence was the most valuable thing said in that building that year. All she did was not finish it.`;

export const quietAuthority = `There is a kind of authority that needs no volume. You know it when you meet it: somebody speaks a little more slowly than the room, and the room slows down.

It is not a gift, and it is not a matter of temperament. It is mostly a matter of three small things.

1. **Decide before you speak.** Half of what sounds uncertain is thinking aloud in a voice that others take for a verdict. Say which of the two it is: "I am still thinking" is a complete and respectable sentence.
2. **Say it once.** Repeating a point makes it smaller each time. If it was not heard, ask what was heard.
3. **Let the last word be a period.** Not "if that makes sense", not "but maybe that is just me".

## Practice where it costs nothing

Do not begin in the board meeting. Begin with the waiter, with the phone call about the delivery, with the colleague who asks whether Thursday works for you. "Thursday does not work for me. Friday at ten does." Then stop.

You will feel rude for about a week. Nobody else will notice anything, except that you have become easier to deal with.

Authority of this kind has a pleasant side effect: it leaves space. When you no longer fill the air to prove that you are leading, other people begin to do what you hired them for.`;
