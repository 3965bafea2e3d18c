import {
  Alert,
  Badge,
  border,
  Button,
  color,
  createPalette,
  font,
  Inline,
  radius,
  space,
  Stack,
  Text,
  type OwnerColors,
} from 'shared-ui';
import { createBrandRoles, createRoles, judgePairs } from 'shared-ui/tokens';
import { styled } from 'styled-components';
import { modes } from '../../decorators/brands';
import { corrected, judgeColors, type Verdict } from './verdicts';

const List = styled.ul`
  display: grid;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.sm};
  border-block-end: ${border.hairline} solid ${color.border};
`;

const Swatch = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  margin-inline-end: ${space['2xs']};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.sm};
  vertical-align: -0.15em;
  forced-color-adjust: none;
`;

const Number = styled.span`
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;

type VerdictListProps = { colors: Partial<OwnerColors>; onChange: (colors: Partial<OwnerColors>) => void };

/** Contrast of the owner's color pairs, with corrections. */
export function VerdictList({ colors, onChange }: VerdictListProps) {
  const verdicts = judgeColors(colors);
  const failing = verdicts.filter(({ isReadable }) => !isReadable);
  return (
    <Stack gap="md">
      <List role="list">
        {verdicts.map((verdict) => (
          <VerdictRow
            key={verdict.what}
            verdict={verdict}
            onApply={(value) => onChange({ ...colors, [verdict.color]: value })}
          />
        ))}
      </List>
      <Inline>
        <Button size="sm" disabled={failing.length === 0} onClick={() => onChange(corrected(colors))}>
          Apply all corrections
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange({})}>
          Reset to defaults
        </Button>
      </Inline>
      <ThemeSummary colors={colors} />
    </Stack>
  );
}

function VerdictRow({ verdict, onApply }: { verdict: Verdict; onApply: (value: string) => void }) {
  const { what, color, on, ratio, atLeast, isReadable, proposal } = verdict;
  return (
    <Row>
      <span>
        <Text as="span" size="sm">
          {what}
        </Text>{' '}
        <Number>
          {color} on {on}, {ratio.toFixed(2)} of {atLeast}
        </Number>
      </span>
      {isReadable ? (
        <Badge tone="success">readable</Badge>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => onApply(proposal)}>
          <span>
            <Swatch style={{ background: proposal }} />
            Use {proposal} for {color}
          </span>
        </Button>
      )}
    </Row>
  );
}

/** Checks that the theme corrects every unreadable pair. */
function ThemeSummary({ colors }: { colors: Partial<OwnerColors> }) {
  const palette = createPalette(colors);
  const summaries = Object.entries(modes).map(([name, mode]) => {
    const verdicts = [createRoles(palette, mode), createBrandRoles(palette, mode)].flatMap((roles) =>
      judgePairs(roles, mode),
    );
    const failing = verdicts.filter(({ isReadable }) => !isReadable).length;
    const tightest = Math.min(...verdicts.map(({ ratio, atLeast }) => ratio / atLeast));
    return {
      name,
      failing,
      words: `${verdicts.length} pairs, lowest contrast at ${Math.floor(tightest * 100)}% of the requirement`,
    };
  });
  const isGood = summaries.every(({ failing }) => failing === 0);
  return (
    <Alert
      tone={isGood ? 'success' : 'danger'}
      role="status"
      title={isGood ? 'Every role is readable' : 'Some roles are unreadable'}
    >
      {summaries.map(({ name, failing, words }) => (
        <div key={name}>
          {name}: {failing > 0 && `${failing} unreadable of `}
          {words}
        </div>
      ))}
    </Alert>
  );
}
