interface ProgressProps {
  label: string
  /** 0 to 100; null if unknown */
  value: number | null
  isLabelHidden?: boolean
}

export function Progress({ label, value, isLabelHidden = false }: ProgressProps) {
  const share = value === null ? null : Math.min(100, Math.max(0, value))

  return (
    <div>
      {!isLabelHidden && (
        <div className="mb-2 flex justify-between gap-4 text-13 text-muted">
          <span>{label}</span>
          {share !== null && <span className="num">{Math.round(share)}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share ?? undefined}
        className="h-0.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`size-full origin-left bg-brass transition-transform duration-250 ease-out ${share === null ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${(share ?? 100) / 100})` }}
        />
      </div>
    </div>
  )
}
