import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { buttonStyle, type ButtonStyle } from '#app/kit/button/button_style'
import { Spinner } from '#app/kit/list/spinner'

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  icon?: LucideIcon
  /** keeps focus and name, ignores clicks */
  isLoading?: boolean
}

/** Performs an action; for links to other pages use `ButtonLink`. */
export function Button({
  variant,
  size,
  isWide,
  icon: Icon,
  isLoading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={isLoading ? 'button' : type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      className={buttonStyle({ variant, size, isWide, className })}
      onClick={isLoading ? undefined : onClick}
      {...rest}
    >
      {isLoading ? <Spinner /> : Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
      {children}
    </button>
  )
}
