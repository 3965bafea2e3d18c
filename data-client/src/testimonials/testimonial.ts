/** What a client says. `isSample` marks the built-in ones, which a page must say are samples. */
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

/** How many the landing page shows. */
export const testimonialsShown = 4;
