export { QuestionFields, questionField, type QuestionFieldsProps } from './question-fields';
