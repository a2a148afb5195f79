interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean }
}

/** Nothing plays by itself for people who want less motion or save data. */
export function mayAutoplay(): boolean {
  const { connection }: SavingNavigator = navigator
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
