import { screen } from '@testing-library/react';
import { aService } from 'data-client/testing';
import { renderSite } from '../testing/render-site';
import { PartnersGuide } from './partners-guide';

const open = () =>
  renderSite(
    <PartnersGuide
      embedUrl="https://booking.example.com"
      backendUrl="https://project.supabase.co"
      preview={({ service = 'any', locale, scheme }) => <p>{`Form: ${service} ${locale} ${scheme}`}</p>}
    />,
    {
      seed: {
        services: [
          aService({ id: 'career-start', name: 'Career Start' }),
          aService({ id: 'retreat', name: 'Retreat', isBookable: false }),
        ],
      },
    },
  );

const snippet = () => screen.getByRole('region', { name: 'Snippet' });

test('X4 SV2 the snippet, preview and policy follow the partner’s choices', async () => {
  const { visitor } = open();
  expect(snippet()).toHaveTextContent('<coach-booking></coach-booking>');
  await visitor.click(screen.getByRole('radio', { name: 'Floating button' }));
  await screen.findByRole('option', { name: 'Career Start' });
  expect(screen.queryByRole('option', { name: 'Retreat' })).not.toBeInTheDocument();
  await visitor.selectOptions(screen.getByLabelText('Preselected service'), 'Career Start');
  await visitor.selectOptions(screen.getByLabelText('Colors'), 'Dark');
  await visitor.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  expect(snippet()).toHaveTextContent(
    '<coach-booking mode="floating" service="career-start" theme="dark" locale="de"></coach-booking>',
  );
  expect(screen.getByText('Form: career-start de dark')).toBeVisible();
  await visitor.click(screen.getByRole('checkbox', { name: /Use an iframe/ }));
  expect(snippet()).toHaveTextContent('isolation="iframe"');
  expect(screen.getByRole('region', { name: 'Policy line' })).toHaveTextContent('frame-src data:');
});

test('the partners page has the link that opens the form on the site', async () => {
  const { visitor } = open();
  const link = screen.getByRole('region', { name: 'Link' });
  expect(link).toHaveTextContent('http://localhost/#/book');
  await screen.findByRole('option', { name: 'Career Start' });
  await visitor.selectOptions(screen.getByLabelText('Preselected service'), 'Career Start');
  expect(link).toHaveTextContent('http://localhost/#/book/career-start');
});

test('X4 Copy copies the snippet, or selects it when the browser denies clipboard access', async () => {
  const { visitor } = open();
  const copy = screen.getAllByRole('button', { name: 'Copy' })[0]!;
  await visitor.click(copy);
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('/v1/embed.js');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await visitor.click(copy);
  expect(await screen.findByText(/^Selected/)).toBeVisible();
});

test('X4 the policy check lists the sources a partner’s policy is missing', async () => {
  const { visitor } = open();
  await visitor.type(screen.getByLabelText(/Test your policy/), "default-src 'self'");
  expect(await screen.findByText(/Add https:\/\/booking.example.com to script-src\./)).toBeVisible();
});
