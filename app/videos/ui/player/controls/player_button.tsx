import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  label: string
  /** for those that are on or off */
  isPressed?: boolean
}

/** Without the kit's tooltip, which would not be seen in fullscreen. */
export function PlayerButton({
  icon: Icon,
  label,
  isPressed,
  className = '',
  ...rest
}: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={`grid size-11 shrink-0 place-items-center rounded-2 text-white hover:bg-white/15 ${isPressed ? 'text-brass' : ''} ${className}`}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
