/** A client's testimonial. `isSample`: built in, and to be labeled as a sample. */
export type Testimonial = {
  id: string;
  name: string;
  title: string;
  company: string;
  content: string;
  rating: number;
  imageUrl: string;
  isFeatured: boolean;
  createdAt: Date;
  isSample?: true;
};

/** The number on the landing page. */
export const testimonialsShown = 4;
