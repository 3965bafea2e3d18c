import { useId, useRef, useState } from 'react';
import { border, Button, color, font, Inline, radius, space, Muted } from 'shared-ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
`;

const Code = styled.pre`
  margin: 0;
  padding: ${space.md};
  overflow-x: auto;
  border: ${border.hairline} solid ${color.border};
  border-inline-start: ${border.strong} solid ${color.hairline};
  border-radius: ${radius.md};
  background: ${color.surfaceSoft};
  font-family: ${font.code};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.body};
  color: ${color.text};
  tab-size: 2;
`;

export type CodeBlockProps = {
  /** Accessible name of the block. */
  label: string;
  code: string;
};

type Copy = 'idle' | 'copied' | 'selected';
const copyStatus: Record<Copy, string> = {
  idle: '',
  copied: 'Copied.',
  selected: 'Selected. Press Ctrl+C or ⌘C to copy.',
};

/** A code sample with a Copy button. Selects the code when the browser denies clipboard access. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const id = useId();
  const block = useRef<HTMLPreElement>(null);
  const [copy, setCopy] = useState<Copy>('idle');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopy('copied');
    } catch {
      if (block.current) getSelection()?.selectAllChildren(block.current);
      setCopy('selected');
    }
  };
  return (
    <Frame>
      {/* Long lines scroll, so the block must be focusable. */}
      <Code ref={block} id={id} role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </Code>
      <Inline gap="sm">
        <Button size="sm" variant="secondary" aria-describedby={id} onClick={() => void handleCopy()}>
          Copy
        </Button>
        <Muted as="span" role="status">
          {copyStatus[copy]}
        </Muted>
      </Inline>
    </Frame>
  );
}
