import { Link, type InertiaLinkProps } from '@inertiajs/react'
import type { LucideIcon } from 'lucide-react'
import { buttonStyle, type ButtonStyle } from '#app/kit/button/button_style'

interface ButtonLinkProps extends Omit<InertiaLinkProps, 'size'>, ButtonStyle {
  href: string
  icon?: LucideIcon
}

/** A link to another page, styled as a button. */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={buttonStyle({ variant, size, isWide, className })} {...rest}>
      {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
      {children}
    </Link>
  )
}
