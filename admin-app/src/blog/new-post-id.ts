/** Takes the place of an id in the address of a new post. */
export const newPostId = 'new';
