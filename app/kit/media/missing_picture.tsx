/** Replaces a missing or broken picture: hills behind a house, drawn in hairlines. */
export function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className="absolute inset-0 grid place-items-center text-faint"
    >
      <svg
        viewBox="0 0 96 64"
        aria-hidden
        className="w-1/4 max-w-24 min-w-8"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 58h88" vectorEffect="non-scaling-stroke" />
        <path d="M4 48 24 30l13 11M59 41l13-13 20 20" vectorEffect="non-scaling-stroke" />
        <path d="M34 58V38l14-12 14 12v20M44 58V46h8v12" vectorEffect="non-scaling-stroke" />
        <circle cx="76" cy="14" r="5" vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  )
}
