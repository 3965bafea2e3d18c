import { serviceCatalogue } from './service-catalogue.generated.ts';

test('B2 four services can be booked, each with its duration and price label', () => {
  const bookable = serviceCatalogue.flatMap(({ id, isBookable, bookingMinutes, priceLabel }) =>
    isBookable ? [[id, bookingMinutes, priceLabel]] : [],
  );
  expect(bookable).toEqual([
    ['keynote', 30, 'Free Consultation'],
    ['leadership', 60, 'Complimentary Discovery Call'],
    ['executive', 90, 'Complimentary Discovery Call'],
    ['business', 60, 'Complimentary Discovery Call'],
  ]);
});

test('B12 the eight services of a new site have their names', () => {
  expect(Object.fromEntries(serviceCatalogue.map(({ id, name }) => [id, name]))).toEqual({
    leadership: 'Leadership Coaching',
    executive: 'Executive Coaching',
    keynote: 'Keynote Speaking',
    business: 'Business Coaching',
    life: 'Life Coaching',
    retreats: 'Destination Retreats',
    advisory: 'Strategic Advisory',
    facilitation: 'Facilitation',
  });
});
