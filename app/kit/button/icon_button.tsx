import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classStyle, type StyleProps } from '#app/kit/display/class_style'
import { Spinner } from '#app/kit/list/spinner'
import { Tooltip } from '#app/kit/overlay/tooltip'

/** On touch, reaches 44 px without taking their room. */
const REACH =
  "pointer-coarse:not-[.absolute]:relative pointer-coarse:before:absolute pointer-coarse:before:-inset-1 pointer-coarse:before:content-['']"

export const iconButtonStyle = classStyle({
  base: [
    'inline-grid shrink-0 place-items-center rounded-2 border select-none',
    'disabled:cursor-not-allowed disabled:opacity-50 print:hidden',
  ],
  variants: {
    variant: {
      quiet: 'border-transparent text-muted hover:bg-raised hover:text-ink',
      line: 'border-line bg-surface text-ink hover:border-ink',
      veil: 'rounded-full border-transparent bg-black/60 text-white hover:bg-black/80',
    },
    size: { sm: `size-9 ${REACH}`, md: 'size-11' },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
})

interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'aria-label' | 'children'>,
    StyleProps<typeof iconButtonStyle> {
  icon: LucideIcon
  /** accessible name and tooltip */
  label: string
  isLoading?: boolean
}

/** An icon-only button; `veil` is for photos. */
export function IconButton({
  icon: Icon,
  label,
  variant,
  size,
  isLoading = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        aria-busy={isLoading || undefined}
        className={iconButtonStyle({ variant, size, className })}
        {...rest}
      >
        {isLoading ? <Spinner size={20} /> : <Icon size={20} strokeWidth={1.5} aria-hidden />}
      </button>
    </Tooltip>
  )
}
