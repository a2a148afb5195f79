import type { ReactNode } from 'react'
import { NodeViewWrapper } from '@tiptap/react'
import { GripVertical, Trash2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'

interface BlockFrameProps {
  /** "photo" */
  name: string
  isSelected: boolean
  isWide?: boolean
  onRemove: () => void
  /** what can be set of it, below */
  fields?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

/** A block of its own within the text being written. */
export function BlockFrame({
  name,
  isSelected,
  isWide = false,
  onRemove,
  fields,
  tools,
  children,
}: BlockFrameProps) {
  return (
    <NodeViewWrapper className={isWide ? 'is-wide' : ''}>
      <div
        role="group"
        aria-label={name}
        className={`rounded-6 text-15 leading-6 ${isSelected ? 'outline-2 outline-offset-4 outline-brass' : ''}`}
      >
        {children}
        <div className="mt-2 flex flex-wrap items-start gap-2" contentEditable={false}>
          <div className="flex min-w-60 flex-1 flex-col gap-1.5">{fields}</div>
          <div className="flex items-center gap-1">
            {tools}
            <span
              data-drag-handle
              aria-hidden
              className="grid size-9 cursor-grab place-items-center text-muted max-md:hidden"
            >
              <GripVertical size={18} strokeWidth={1.5} />
            </span>
            <IconButton icon={Trash2} label={`Remove ${name}`} size="sm" onClick={onRemove} />
          </div>
        </div>
      </div>
    </NodeViewWrapper>
  )
}

interface BlockFieldProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** Typed into the text itself: quiet until one is in it. */
export function BlockField({ label, value, maxLength, onChange }: BlockFieldProps) {
  return (
    <input
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => onChange(target.value)}
      className="h-11 w-full rounded-2 border border-transparent bg-transparent px-2 text-13 text-ink placeholder:text-muted hover:border-line focus:border-faint md:h-9"
    />
  )
}
