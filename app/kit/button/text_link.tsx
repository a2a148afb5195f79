import { Link, type InertiaLinkProps } from '@inertiajs/react'

interface TextLinkProps extends InertiaLinkProps {
  href: string
}

const STYLE =
  'underline decoration-faint decoration-1 underline-offset-4 hover:decoration-ink rounded-2'

/** A link in running text. Other sites, mail and phone addresses get a plain anchor. */
export function TextLink({ href, className = '', children, ...rest }: TextLinkProps) {
  const style = `${STYLE} ${className}`
  if (/^([a-z]+:|\/\/|#)/i.test(href)) {
    return (
      <a href={href} className={style} rel={/^http/i.test(href) ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={style} {...rest}>
      {children}
    </Link>
  )
}
