import type { KeyboardEvent } from 'react'
import { Input } from '#app/kit/form/input'
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

export function FeatureRow({
  value,
  index,
  count,
  onChange,
  onKeyDown,
  onMove,
  onRemove,
}: FeatureRowProps) {
  const name = `highlight ${index + 1}`
  return (
    <li className="flex items-center gap-1">
      <Input
        aria-label={`Highlight ${index + 1} of ${count}`}
        value={value}
        placeholder="A private jetty"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mr-1"
      />
      <RowButtons {...{ name, index, count, onMove, onRemove }} />
    </li>
  )
}
