import { QuestionForm, questionErrors, questionField } from '../../your-details/question-form';

/** In the one module whose hash the loader checks, and without webpack's code for chunks. */
export const loadQuestionForm = async () => ({ QuestionForm, questionErrors, questionField });
