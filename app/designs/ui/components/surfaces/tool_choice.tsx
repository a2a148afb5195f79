import { Hand, PaintBucket, Paintbrush, Puzzle, WandSparkles, type LucideIcon } from 'lucide-react'
import type { Tool } from '#app/designs/ui/state/surfaces/reach'

const TOOLS: readonly { value: Tool; label: string; hint: string; icon: LucideIcon }[] = [
  { value: 'surface', label: 'Surface', hint: 'Selects a whole surface', icon: WandSparkles },
  { value: 'piece', label: 'Piece', hint: 'Fills the piece you tap', icon: Puzzle },
  { value: 'area', label: 'Area', hint: 'Fills a whole area at once', icon: PaintBucket },
  { value: 'brush', label: 'Brush', hint: 'Paints where you draw', icon: Paintbrush },
  { value: 'move', label: 'Move', hint: 'Moves the photo when zoomed in', icon: Hand },
]

interface ToolChoiceProps {
  value: Tool
  onChange: (tool: Tool) => void
}

export function ToolChoice({ value, onChange }: ToolChoiceProps) {
  return (
    <div role="group" aria-label="Tool" className="flex gap-1 rounded-2 bg-raised p-1">
      {TOOLS.map(({ value: tool, label, hint, icon: Icon }) => (
        <button
          key={tool}
          type="button"
          title={hint}
          aria-pressed={tool === value}
          onClick={() => onChange(tool)}
          className="flex h-9 flex-1 items-center justify-center gap-1.5 rounded-2 px-3 text-13 text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-line max-sm:px-1"
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden className="max-sm:hidden" />
          {label}
        </button>
      ))}
    </div>
  )
}
