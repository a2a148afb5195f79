import type { KeyboardEvent } from 'react'
import { Input } from '#app/common/ui/kit/input'
import { RowButtons } from '#app/properties/ui/components/editor/row_buttons'

interface FeatureRowProps {
  value: string
  /** from 0 */
  index: number
  count: number
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One feature with what may be done about it. */
export function FeatureRow({
  value,
  index,
  count,
  onChange,
  onKeyDown,
  onMove,
  onRemove,
}: FeatureRowProps) {
  const name = `feature ${index + 1}`
  return (
    <li className="flex items-center gap-1">
      <Input
        aria-label={`Feature ${index + 1} of ${count}`}
        value={value}
        placeholder="A jetty of its own"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mr-1"
      />
      <RowButtons {...{ name, index, count, onMove, onRemove }} />
    </li>
  )
}
