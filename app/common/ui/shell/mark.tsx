import { Link } from '@inertiajs/react'

/** The name, as a way home. `isShort` is for where only a letter fits. */
export function Mark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link
      href="/"
      aria-label="vesta, home"
      className="display rounded-2 text-28 leading-none tracking-[-0.02em]"
    >
      {isShort ? 'v' : 'vesta'}
    </Link>
  )
}
