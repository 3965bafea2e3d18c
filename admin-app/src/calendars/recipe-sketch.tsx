import { border, color, radius } from 'shared-ui';
import { styled } from 'styled-components';

const Sketch = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 22rem;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};

  text {
    fill: ${color.text};
  }
  .line {
    fill: ${color.border};
  }
  .chosen {
    fill: ${color.infoSoft};
    stroke: ${color.info};
  }
  .field {
    fill: none;
    stroke: ${color.info};
  }
`;

/** `menu`: the entry to choose. `field`: what to look for on its page. */
type RecipeSketchProps = { menu: string; field: string };

/** A drawing of a settings page with the menu entry to choose. The steps say the same in words. */
export function RecipeSketch({ menu, field }: RecipeSketchProps) {
  return (
    <Sketch viewBox="0 0 320 104" aria-hidden="true">
      <rect className="line" width="320" height="14" />
      <circle cx="10" cy="7" r="3" fill="currentColor" />
      <circle cx="20" cy="7" r="3" fill="currentColor" />
      <rect className="line" x="10" y="26" width="72" height="6" rx="3" />
      <rect className="line" x="10" y="40" width="56" height="6" rx="3" />
      <rect className="chosen" x="6" y="53" width="120" height="20" rx="4" />
      <text x="12" y="66" fontSize="10">
        {menu}
      </text>
      <rect className="line" x="10" y="82" width="64" height="6" rx="3" />
      <text x="144" y="38" fontSize="10">
        {field}
      </text>
      <rect className="field" x="144" y="46" width="164" height="20" rx="4" />
      <rect className="line" x="150" y="53" width="120" height="6" rx="3" />
    </Sketch>
  );
}
