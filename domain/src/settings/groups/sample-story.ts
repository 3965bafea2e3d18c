/** The story that a new site starts with. */
export const sampleStory = {
  lead: 'How a manager who always had the answer learned to ask.',
  chapters: [
    {
      heading: 'The one with the answer',
      text: 'I began in operations at a logistics company, and at thirty-one I was given a division of four hundred people. I was quick, well prepared and proud of having the answer before the question was finished. The results were good. The people around me grew quieter every month, and I took their silence for agreement.',
    },
    {
      heading: 'The year it stopped working',
      text: 'Then came a merger. Within six weeks I announced decisions to people who had given the company twenty years, in sentences someone else had written. On the last evening a foreman I had known since my first day said: “You told us everything except what you think.” He was right, and he was kinder about it than I deserved.',
    },
    {
      heading: 'Learning to ask',
      text: 'I left a year later, trained as a coach in New York and spent a long apprenticeship unlearning speed. I learned to leave a pause alone. I learned that most people already know what to do, and that what they lack is a place to say it out loud without paying a price. My first client was a chief surgeon. My second was the company I had left.',
    },
    {
      heading: 'What I do now',
      text: 'More than fifteen years and five hundred leaders later the question is still the same: what would you do if you trusted what you already see? I ask it of executives and founders, of boards and teams, by video and in person, on four continents. I try to be as honest as that foreman was with me, and as kind.',
    },
    {
      heading: 'What you can expect',
      text: 'I prepare. I ask before I advise. I tell you what I see, even when it is about you. And I won’t keep you longer than you need me.',
    },
  ],
};
