/** Loads the code that asks questions; the embed's build replaces this by `platform/bundled-question-form`. */
export const loadQuestionForm = () => import(/* webpackChunkName: "on-demand" */ './question-form');
