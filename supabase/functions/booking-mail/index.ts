import nodemailer from 'nodemailer';
console.log(typeof nodemailer.createTransport, Deno.env.get('X'));
Deno.serve((r: Request) => new Response('hi ' + new URL(r.url).pathname));
