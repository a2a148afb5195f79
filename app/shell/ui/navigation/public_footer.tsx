import { Link } from '@inertiajs/react'
import { Mark } from '#app/shell/ui/navigation/mark'
import { navigationFor } from '#app/shell/ui/navigation/navigation'
import { legalLinks } from '#app/site/legal/legal_links'

export function PublicFooter() {
  return (
    <footer className="gutter mt-24 print:hidden max-lg:[body:has([data-bottom-bar])_&]:pb-20">
      <div className="grid gap-10 border-t border-line py-12 md:grid-cols-[1fr_auto_auto] md:gap-20">
        <div>
          <Mark />
          <p className="mt-3 max-w-[28ch] text-13 text-muted">Homes, and the lives inside them.</p>
        </div>
        <FooterNav label="vesta" links={navigationFor(null, 'footer')} />
        <FooterNav label="Legal" links={legalLinks} />
      </div>
    </footer>
  )
}

interface FooterNavProps {
  label: string
  links: readonly { label: string; href: string }[]
}

function FooterNav({ label, links }: FooterNavProps) {
  return (
    <nav aria-label={label}>
      <p className="label">{label}</p>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              dir="auto"
              href={link.href}
              className="inline-block rounded-2 py-1 text-13 hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
