import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { BookingRules, Calendar } from 'data-client/owner';
import { aService, usualRules } from 'data-client/testing';
import { useEffect, useState } from 'react';
import { anOwnerBooking } from '../../testing/some-bookings';
import { readyQuery } from '../../testing/story-list';
import { WithOwner } from '../../testing/with-owner';
import { serviceCatalogue } from 'domain/service-catalogue.generated';
import { AvailabilityView, type AvailabilityViewProps } from './availability-view';
import { useRulesDraft, type RulesForm } from './use-rules-draft';

type StoryProps = Pick<AvailabilityViewProps, 'upcoming'> & {
  saved?: Partial<BookingRules>;
  /** Applied once, before the screenshot. */
  edit?: (form: RulesForm) => void;
};

const booked = readyQuery<Calendar>({ bookings: [anOwnerBooking()], blocked: [] });

/** The form without saving. */
function Form({ saved, upcoming, edit }: StoryProps) {
  const form = useRulesDraft({ ...usualRules, ...saved });
  const [begin] = useState(() => () => edit?.(form));
  useEffect(begin, [begin]);
  return (
    <AvailabilityView
      services={readyQuery(serviceCatalogue.map(aService))}
      form={form}
      calendar={booked}
      upcoming={upcoming}
      now={new Date('2026-11-20T15:00:00Z')}
      onSave={() => {}}
    />
  );
}

const meta = { title: 'Admin/Availability', component: Form, decorators: [WithOwner] } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Unsaved: Story = { args: { edit: (form) => form.putDay(4, { startTimes: [], endsBy: '17:30' }) } };

export const BadInput: Story = {
  args: {
    edit: (form) => {
      form.putDay(0, { startTimes: ['4:00 PM'], endsBy: '15:00' });
      form.putRule('notice', 'soon');
      form.putRule('buffer', '7');
      form.putRule('cap', '0');
      form.putRule('home', 'Atlantis');
      form.putTravel([{ firstDay: '2026-12-10', lastDay: '2026-12-09', zone: '' }]);
    },
  },
};

export const NewZones: Story = {
  args: {
    upcoming: readyQuery([anOwnerBooking({ status: 'confirmed' })]),
    edit: (form) => {
      form.putRule('home', 'Berlin');
      form.putTravel([{ firstDay: '2026-12-07', lastDay: '2026-12-11', zone: 'Asia/Tokyo' }]);
    },
  },
};

export const NothingFree: Story = {
  args: { saved: { week: usualRules.week.map((day) => ({ ...day, startTimes: [] })) } },
};
