export const smallPromises = `We break promises to ourselves that we would never break to anybody else. We do it cheerfully, several times a week, and then we wonder where our confidence went.

Confidence is not a feeling that comes before the deed. It is a record. Each time you do what you said you would do, you add a line to it; each time you do not, you cross one out. After a few years most of us own a heavily edited document.

## Make the promise smaller

The remedy is not more willpower. It is a smaller promise.

Not "I will write every morning" but *I will open the notebook before I open my email.* Not "I will be more patient with my team" but *I will ask one question before my first objection.* It should be so small that you are a little embarrassed to say it aloud. That is the right size, because that is the size you will keep on a bad day.

## Keep it where somebody can see

Tell one person. Not for pressure: for a witness. At the end of the month the two of you can look at the record together.

1. What did I promise?
2. What did I keep?
3. What size should the next promise be?

People who do this for a year change more than people who set out to change everything. They also become pleasant company, because they have stopped quarreling with themselves.`;

export const goodEnding = `Companies celebrate beginnings. There is a launch, a photograph, a cake. Endings get an email on a Friday.

It is a costly habit. A team that has never ended anything well carries all of it along: the product that was quietly dropped, the colleague who was simply gone one Monday, the plan that nobody mentions anymore. From this, people learn what will happen to *their* work, and they begin to hold something back.

## What a good ending needs

**A date.** "We are winding it down" is not an ending. "The last day is the thirtieth of June" is.

**A true sentence about why.** It may be short. "We were wrong about the market" does less harm than three slides that avoid saying so.

**Thanks that name something.** Not "thanks to everyone involved" but what was made, by whom, and what we know now that we did not know before.

**Room for those who are sad about it.** Somebody always is. Ten minutes are enough, if they are meant.

## The part that is left

After a good ending people speak about the thing in a different voice. It has become something they did, instead of something that happened to them. And they start the next one with both hands free.`;
