/** Where the backend is: the Supabase address without a trailing slash, and the publishable key a browser may know. */
export type DataConfig = { url: string; key: string };
