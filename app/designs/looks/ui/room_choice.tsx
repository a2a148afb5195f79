import {
  Bath,
  Bed,
  BookOpen,
  CookingPot,
  DoorOpen,
  House,
  LampDesk,
  Sofa,
  ToyBrick,
  Utensils,
  type LucideIcon,
} from 'lucide-react'
import type { LookOption } from '#app/designs/ui/types'

const ICONS: Record<string, LucideIcon> = {
  'living-room': Sofa,
  'bedroom': Bed,
  'kitchen': CookingPot,
  'bathroom': Bath,
  'dining-room': Utensils,
  'home-office': LampDesk,
  'hallway': DoorOpen,
  'kids-room': ToyBrick,
  'library': BookOpen,
}

interface RoomChoiceProps {
  rooms: readonly LookOption[]
  value: string | null
  onChange: (value: string | null) => void
  isNarrow?: boolean
}

export function RoomChoice({ rooms, value, onChange, isNarrow = false }: RoomChoiceProps) {
  return (
    <div
      role="group"
      aria-label="Room"
      className={`grid gap-1.5 ${isNarrow ? 'grid-cols-3' : 'grid-cols-4 sm:grid-cols-5 lg:grid-cols-4'}`}
    >
      {rooms.map(({ id, label }) => {
        const Icon = ICONS[id] ?? House
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            onClick={() => onChange(id === value ? null : id)}
            className="flex min-h-18 min-w-0 flex-col items-center justify-center gap-1.5 rounded-6 bg-raised px-1 py-2.5 text-center text-12 text-muted outline-offset-2 outline-brass hover:text-ink aria-pressed:text-ink aria-pressed:outline-2"
          >
            <Icon size={22} strokeWidth={1.25} aria-hidden />
            <span className="leading-4">{label}</span>
          </button>
        )
      })}
    </div>
  )
}
