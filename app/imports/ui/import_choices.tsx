import { X } from 'lucide-react'
import { ENCODINGS, type Encoding } from '#app/imports/import_options'
import type { ListPreview } from '#app/imports/reading/preview_table'
import { FileDrop } from '#app/imports/ui/file_drop'
import type { ChosenArchive } from '#app/imports/ui/use_new_import'
import { IconButton } from '#app/kit/button/icon_button'
import { countWords } from '#app/kit/display/count_words'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Select } from '#app/kit/form/select'

interface ArchiveChoiceProps {
  archive: ChosenArchive | null
  /** of a ZIP file that is being sent */
  percent: number | null
  leaveArchive: () => void
  onFile: (file: File) => void
}

/** The ZIP file whose photos come along, or where to choose one. */
export function ArchiveChoice({ archive, percent, leaveArchive, onFile }: ArchiveChoiceProps) {
  if (!archive) {
    return (
      <div>
        <p className="label mb-1.5">Photos in a ZIP file</p>
        <FileDrop
          busy={percent === null ? null : sendingWords(percent)}
          title="Add a ZIP file of photos"
          hint="Photos belong to a row that has their file name in a photo column, or whose listing ID is their folder or the start of their name"
          accept=".zip,application/zip"
          onFile={onFile}
        />
      </div>
    )
  }
  const { name, photos, others } = archive
  return (
    <div className="flex items-center justify-between gap-4 rounded-2 border border-line py-2 pr-2 pl-4">
      <p className="min-w-0 wrap-anywhere">
        <span dir="auto" className="font-medium">
          {name}
        </span>
        <span className="text-muted">
          {' '}
          · {countWords(photos, 'photo')}
          {others > 0 && `, ${countWords(others, 'other file')} left out`}
        </span>
      </p>
      <IconButton icon={X} label={`Leave out ${name}`} onClick={leaveArchive} />
    </div>
  )
}

/** Unpacking follows. */
export function sendingWords(percent: number): string {
  return percent < 100 ? `Sending the photos, ${percent}%` : 'Unpacking the photos'
}

interface ListReadingProps {
  preview: ListPreview
  isReading: boolean
  onReadAs: (encoding: Encoding) => void
}

const ENCODING_OPTIONS = Object.entries(ENCODINGS).map(([value, label]) => ({
  value: value as Encoding,
  label,
}))

/** How a file was read, and what was left out; the letters can be read another way. */
export function ListReading({ preview, isReading, onReadAs }: ListReadingProps) {
  return (
    <div className="mb-6 max-w-80">
      <Field label="Letters of the file" hint="Choose another if names look wrong below.">
        <Select
          options={ENCODING_OPTIONS}
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

interface PublishChoiceProps {
  isPublishing: boolean
  onChange: (isPublishing: boolean) => void
}

const PUBLISH_OPTIONS = [
  {
    value: 'draft',
    label: 'Keep them as drafts',
    hint: 'Only you and those who manage your team see them until you publish each.',
  },
  {
    value: 'publish',
    label: 'Publish those that are ready',
    hint: 'With a name, price, type, town and photo. The others stay drafts, and the report says what they lack.',
  },
] as const

/** What becomes of listings that are on the market. */
export function PublishChoice({ isPublishing, onChange }: PublishChoiceProps) {
  return (
    <FieldGroup
      legend="Active listings"
      hint="Sold, withdrawn and expired listings go to your archive."
    >
      <RadioCards
        name="publish"
        columns={2}
        options={PUBLISH_OPTIONS}
        value={isPublishing ? 'publish' : 'draft'}
        onChange={(value) => onChange(value === 'publish')}
      />
    </FieldGroup>
  )
}
