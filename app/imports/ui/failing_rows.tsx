import { Button } from '#app/kit/button/button'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import type { MendedCell } from '#app/imports/reading/mend_cells'
import type { FailingRow, ListPreview } from '#app/imports/reading/preview_table'

interface FailingRowsProps {
  failing: ListPreview['failing']
  cells: readonly MendedCell[]
  /** whether that is still so */
  isChecked: boolean
  isChecking: boolean
  onMend: (cell: MendedCell) => void
  onCheck: () => void
}

/** The rows that won't be imported as they are, with the cells at fault to mend them in place. */
export function FailingRows(props: FailingRowsProps) {
  const { failing, cells, isChecked, isChecking, onMend, onCheck } = props
  const { total, rows } = failing
  if (!total && isChecked) return null
  return (
    <section aria-labelledby="failing" className="mt-8">
      <SectionHeading level="part" id="failing">
        {total ? `${countWords(total, 'row')} will fail` : 'The rows aren’t checked yet'}
      </SectionHeading>
      {rows.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.row} className="py-4">
              <Failing row={row} cells={cells} onMend={onMend} />
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="mt-3 text-13 text-muted">
          And {countWords(total - rows.length, 'other')}. Mend them in the report, once the list is
          imported.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button isLoading={isChecking} onClick={onCheck}>
          {total ? 'Check again' : 'Check the rows'}
        </Button>
        {!isChecked && total > 0 && (
          <p className="text-13 text-muted" role="status">
            You changed something since they were checked.
          </p>
        )}
      </div>
    </section>
  )
}

interface FailingProps {
  row: FailingRow
  cells: readonly MendedCell[]
  onMend: (cell: MendedCell) => void
}

function Failing({ row: { row, name, reasons, cells: faults }, cells, onMend }: FailingProps) {
  const textOf = (at: number, checked: string) =>
    cells.find((cell) => cell.row === row && cell.column === at)?.text ?? checked
  return (
    <div role="group" aria-label={`Row ${row}`}>
      <p className="wrap-anywhere">
        <span className="text-muted">Row {row}</span> <bdi className="font-medium">{name}</bdi>
      </p>
      {faults.length ? (
        <div className="mt-2 flex max-w-100 flex-col gap-3">
          {faults.map(({ column, label, text }, at) => (
            <Field
              key={column}
              label={label}
              error={at === 0 && textOf(column, text) === text ? reasons.join(' ') : undefined}
            >
              <Input
                value={textOf(column, text)}
                onChange={({ target }) => onMend({ row, column, text: target.value })}
              />
            </Field>
          ))}
        </div>
      ) : (
        <p className="mt-1 text-13 text-danger">{reasons.join(' ')}</p>
      )}
    </div>
  )
}
