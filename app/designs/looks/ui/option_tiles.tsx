import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import type { LookOption } from '#app/designs/ui/types'
import { initials } from '#app/kit/display/initials'

interface OptionSectionProps {
  label: string
  value: string | null
  isOpenAtFirst?: boolean
  /** not on phones */
  isOnlyWide?: boolean
  children: ReactNode
}

/** A `details` element, so that it opens before scripts have loaded. */
export function OptionSection({
  label,
  value,
  isOpenAtFirst,
  isOnlyWide = false,
  children,
}: OptionSectionProps) {
  return (
    <details
      open={isOpenAtFirst}
      className={`group/section border-b border-line pb-1 ${isOnlyWide ? 'max-md:hidden' : ''}`}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-2 [&::-webkit-details-marker]:hidden">
        <span className="label">{label}</span>
        <span className="ml-auto truncate text-13 text-ink">{value}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-200 ease-out group-open/section:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  )
}

interface TileGroupProps {
  label: string
  options: readonly LookOption[]
  value: string | null
  onChange: (value: string | null) => void
  picture: (option: LookOption) => ReactNode
}

/** A single choice with pictures. Choosing again clears it. */
export function TileGroup({ label, options, value, onChange, picture }: TileGroupProps) {
  const chosen = options.find(({ id }) => id === value)
  return (
    <div role="group" aria-label={label}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-3">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            aria-pressed={option.id === value}
            title={option.description}
            onClick={() => onChange(option.id === value ? null : option.id)}
            className="group min-w-0 rounded-6 text-left"
          >
            <span className="block aspect-4/3 overflow-hidden rounded-6 outline-offset-2 outline-brass group-hover:opacity-90 group-aria-pressed:outline-2">
              {picture(option)}
            </span>
            <span className="mt-1.5 block truncate text-12 text-muted group-hover:text-ink group-aria-pressed:text-ink">
              {option.label}
            </span>
          </button>
        ))}
      </div>
      <p dir="auto" className="mt-3 min-h-5 text-13 text-muted" aria-live="polite">
        {chosen?.description}
      </p>
    </div>
  )
}

interface DesignerMarkProps {
  name: string
  swatches: readonly string[]
  className?: string
}

/** Initials on the wall color, with strips of wood and accent below. */
export function DesignerMark({ name, swatches, className = '' }: DesignerMarkProps) {
  const [wall = '#fff', wood = wall, accent = wood] = swatches
  return (
    <svg viewBox="0 0 96 72" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h96v72H0z" fill={wall} />
      <path d="M0 56h96v10H0z" fill={wood} />
      <path d="M0 66h96v6H0z" fill={accent} />
      <text
        x="48"
        y="39"
        textAnchor="middle"
        fontSize="26"
        className="font-display"
        fill={isDark(wall) ? '#fff' : '#1b1916'}
      >
        {initials(name)}
      </text>
    </svg>
  )
}

/** @param color `#rrggbb` */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16)
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140
}
