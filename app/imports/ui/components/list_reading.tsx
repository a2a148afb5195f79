import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { ENCODINGS, type Encoding } from '#app/imports/contract/encodings'
import type { ListPreview } from '#app/imports/formats/preview_table'

interface ListReadingProps {
  preview: ListPreview
  isReading: boolean
  onReadAs: (encoding: Encoding) => void
}

const OPTIONS = Object.entries(ENCODINGS).map(([value, label]) => ({
  value: value as Encoding,
  label,
}))

/** How a file was read, and what was left out; the letters can be read another way. */
export function ListReading({ preview, isReading, onReadAs }: ListReadingProps) {
  return (
    <div className="mb-6 max-w-80">
      <Field label="Letters of the file" hint="Choose another if names look wrong below.">
        <Select
          options={OPTIONS}
          value={preview.encoding}
          isDisabled={isReading}
          onChange={onReadAs}
        />
      </Field>
      {preview.notes.map((note) => (
        <p key={note} className="mt-2 text-13 text-muted wrap-anywhere">
          {note}
        </p>
      ))}
    </div>
  )
}
