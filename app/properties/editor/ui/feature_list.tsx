import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RowButtons } from '#app/properties/editor/ui/part_section'

interface FeatureListProps {
  items: readonly string[]
  onChange: (items: string[]) => void
}

export function FeatureList({ items, onChange }: FeatureListProps) {
  const list = useRef<HTMLUListElement>(null)

  const changeAndFocus = (next: string[], index: number) => {
    flushSync(() => onChange(next))
    list.current?.querySelectorAll('input')[index]?.focus()
  }
  const add = (index: number) => changeAndFocus(items.toSpliced(index, 0, ''), index)
  const remove = (index: number) =>
    changeAndFocus(items.toSpliced(index, 1), Math.max(0, index - 1))
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    changeAndFocus(items.toSpliced(from, 1).toSpliced(to, 0, items[from]), to)
  }
  const takeKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(index + 1)
    else if (event.altKey && event.key === 'ArrowUp') move(index, index - 1)
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1)
    else if (event.key === 'Backspace' && !items[index]) remove(index)
    else return
    event.preventDefault()
  }

  return (
    <FieldGroup legend="Highlights" hint="Press Enter to add another, Alt and ↑ or ↓ to reorder.">
      <ul ref={list} className="flex flex-col gap-2">
        {items.map((item, index) => (
          <FeatureRow
            key={index}
            value={item}
            index={index}
            count={items.length}
            onChange={(text) => onChange(items.with(index, text))}
            onKeyDown={(event) => takeKey(event, index)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button icon={Plus} variant="quiet" className="mt-2" onClick={() => add(items.length)}>
        Add a highlight
      </Button>
    </FieldGroup>
  )
}

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

function FeatureRow({
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
