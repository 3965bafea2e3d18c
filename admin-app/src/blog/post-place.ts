/** In the address, where a post's id stands otherwise. */
export const newPostId = 'new';
