import { Link, usePage } from '@inertiajs/react'
import { Hash, MessageCircle, Search } from 'lucide-react'

const PAGES = [
  { label: 'Chats', href: '/chats', icon: MessageCircle },
  { label: 'Search', href: '/messages', icon: Search },
  { label: 'Channels', href: '/channels', icon: Hash },
] as const

export function ChatsNav() {
  const [path] = usePage().url.split('?')
  return (
    <nav aria-label="Chats, search and channels" className="-mx-3 flex gap-1">
      {PAGES.map(({ label, href, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className="flex h-9 items-center gap-2 rounded-2 px-3 text-13 text-muted hover:bg-raised hover:text-ink aria-[current=page]:text-ink"
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
