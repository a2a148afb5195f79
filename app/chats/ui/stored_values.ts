export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** One person's values in `localStorage`, under prefixed keys. Without storage nothing is kept. */
export class StoredValues<Value> {
  readonly #keeper: ValueStorage | null
  readonly #prefix: string
  readonly #isValue: (value: unknown) => value is Value

  /** @param isValue whether a stored value still has the expected shape */
  constructor(
    keeper: ValueStorage | null,
    prefix: string,
    isValue: (value: unknown) => value is Value
  ) {
    this.#keeper = keeper
    this.#prefix = prefix
    this.#isValue = isValue
  }

  read(): Map<string, Value> {
    const values = new Map<string, Value>()
    for (let index = 0; index < (this.#keeper?.length ?? 0); index++) {
      const key = this.#keeper?.key(index)
      if (!key?.startsWith(this.#prefix)) continue
      const value = parsed(this.#keeper?.getItem(key) ?? null)
      if (this.#isValue(value)) values.set(key.slice(this.#prefix.length), value)
    }
    return values
  }

  write(name: string, value: Value): void {
    try {
      this.#keeper?.setItem(this.#prefix + name, JSON.stringify(value))
    } catch {
      /* storage is full or blocked: kept for this page only */
    }
  }

  remove(name: string): void {
    this.#keeper?.removeItem(this.#prefix + name)
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Null on the server and if the browser blocks storage. */
export function browserKeeper(): ValueStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
