import { Checkbox, Field, media, Options, Select, space, Stack, Muted } from 'shared-ui';
import { styled } from 'styled-components';
import { counted } from '../../dashboard/counted';
import { importFields, type ImportField } from './columns';
import { delimiters, encodings, type CsvFile, type Encoding, type ReadOptions } from './read-csv';
import type { ImportSettings } from './use-subscriber-import';
import { PartHeading } from '../../dashboard/panel-head';

const Fields = styled.div`
  display: grid;
  gap: ${space.sm};

  ${media.up('sm')} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

const fieldWords: Record<ImportField, string> = {
  email: 'Email address',
  name: 'Name',
  lastName: 'Last name, if separate',
  date: 'Date of consent',
  source: 'Source',
};

const delimiterWords: Record<(typeof delimiters)[number], string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' };

const encodingWords: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 or Latin-1',
  'utf-16le': 'UTF-16',
};

type ColumnFieldsProps = {
  file: CsvFile;
  settings: ImportSettings;
  onChange: (change: Partial<ImportSettings>) => void;
  onRead: (options: ReadOptions) => void;
};

/** Fields for the format of the file and the meaning of its columns. */
export function ColumnFields({ file, settings, onChange, onRead }: ColumnFieldsProps) {
  const { mapping, isHeader, order } = settings;
  const width = Math.max(0, ...file.records.slice(0, 50).map(({ fields }) => fields.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const name = isHeader ? file.records[0]?.fields[index]?.trim() : '';
    return name || `Column ${index + 1}`;
  });
  const { delimiter, encoding } = file;
  return (
    <Stack gap="sm">
      <div>
        <PartHeading>Columns</PartHeading>
        <Muted>{`${file.name}, ${counted(file.records.length, 'line')} with text`}</Muted>
      </div>
      <Fields>
        {importFields.map((field) => (
          <Field key={field} label={fieldWords[field]} isRequired={field === 'email'}>
            <Select
              value={mapping[field] ?? ''}
              onChange={({ target }) => {
                const column = target.value === '' ? undefined : Number(target.value);
                onChange({ mapping: { ...mapping, [field]: column } });
              }}
            >
              <option value="">{field === 'email' ? 'Choose a column' : 'Not in this file'}</option>
              <Options of={columns.map((label, id) => ({ id, label }))} />
            </Select>
          </Field>
        ))}
        {mapping.date !== undefined && (
          <Field label="Read 3/4/2026 as">
            <Select
              value={order}
              onChange={({ target }) => onChange({ order: target.value as ImportSettings['order'] })}
            >
              <option value="month-first">March 4</option>
              <option value="day-first">April 3</option>
            </Select>
          </Field>
        )}
        <Field label="Separator">
          <Select value={delimiter} onChange={({ target }) => onRead({ delimiter: target.value, encoding })}>
            <Options of={delimiters.map((one) => ({ id: one, label: delimiterWords[one] }))} />
          </Select>
        </Field>
        <Field label="Text encoding">
          <Select value={encoding} onChange={({ target }) => onRead({ delimiter, encoding: target.value as Encoding })}>
            <Options of={encodings.map((one) => ({ id: one, label: encodingWords[one] }))} />
          </Select>
        </Field>
      </Fields>
      <Checkbox
        label="The first line contains the column names"
        checked={isHeader}
        onChange={({ target }) => onChange({ isHeader: target.checked })}
      />
    </Stack>
  );
}
