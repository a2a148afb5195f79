import { useMemo } from 'react'
import { qrPath } from '#app/kit/share/qr_path'

interface QrCodeProps {
  value: string
  /** What it opens: "QR code that opens Casa Livia". */
  label: string
  className?: string
}

/** A QR code, black on white in both themes, as scanners need it. Fills its container's width. */
export function QrCode({ value, label, className = '' }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-2 bg-white text-black ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
