import { initials } from '#app/kit/display/initials'

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
