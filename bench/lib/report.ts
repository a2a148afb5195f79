import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

/** Collects a benchmark's results: prints each as a line, writes all of them at the end. */
export class Report {
  readonly #figures: Record<string, number> = {}

  constructor(private readonly name: string) {}

  add(figure: string, value: number, unit: string): void {
    const rounded = Math.round(value * 100) / 100
    this.#figures[`${figure} (${unit})`] = rounded
    console.log(`${figure.padEnd(64)} ${String(rounded).padStart(10)} ${unit}`)
  }

  async write(): Promise<void> {
    await mkdir('bench/results', { recursive: true })
    const about = { at: new Date().toISOString(), node: process.version, cores: cpus().length }
    const text = JSON.stringify({ ...about, figures: this.#figures }, null, 2)
    await writeFile(`bench/results/${this.name}.json`, `${text}\n`)
  }
}
