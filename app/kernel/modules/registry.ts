import type { Extension } from '#app/kernel/modules/module'

/** Whether all modules have declared what they add; once per process or thread. */
export class Declarations {
  #areComplete = false

  get areComplete(): boolean {
    return this.#areComplete
  }

  /** @throws Error the second time, or if an extension is refused */
  run(extensions: Iterable<Extension>): void {
    if (this.#areComplete) throw new Error('The modules have declared what they add before.')
    for (const extend of extensions) extend()
    this.#areComplete = true
  }
}

export const declarations = new Declarations()

interface RegistryOptions<Value, Key extends string> {
  /** what a value is found by; a second value with the same key is refused */
  key?: (value: Value) => Key
  /** lowest first; otherwise, and among equals, in module order */
  order?: (value: Value) => number
  /** higher modules first */
  isTopDown?: boolean
  /** for tests */
  declarations?: Declarations
}

/** What modules add to something that a lower module owns: the steps of a transaction, a list of kinds. */
export class Registry<Value, Key extends string = never> {
  readonly #values: Value[] = []
  readonly #byKey = new Map<Key, Value>()

  /** @param name of the values in failures, such as `notification kinds` */
  constructor(
    private readonly name: string,
    private readonly options: RegistryOptions<Value, Key> = {}
  ) {}

  /** The extension throws an Error for a key that is taken. */
  adds(...values: readonly Value[]): Extension {
    return () => values.forEach((value) => this.#add(value))
  }

  /** @throws Error before all modules have declared theirs */
  list(): readonly Value[] {
    this.#assertComplete()
    return this.#values
  }

  /** @throws Error before all modules have declared theirs */
  find(key: Key): Value | undefined {
    this.#assertComplete()
    return this.#byKey.get(key)
  }

  #add(value: Value): void {
    const { key: keyOf, order, isTopDown } = this.options
    if (keyOf) {
      const key = keyOf(value)
      if (this.#byKey.has(key)) throw new Error(`Two ${this.name} are called ${key}.`)
      this.#byKey.set(key, value)
    }
    if (isTopDown) this.#values.unshift(value)
    else this.#values.push(value)
    if (order) this.#values.sort((one, other) => order(one) - order(other))
  }

  #assertComplete(): void {
    if ((this.options.declarations ?? declarations).areComplete) return
    throw new Error(`The ${this.name} are read before all modules have declared theirs.`)
  }
}
