import { test } from '@japa/runner'
import { Declarations, Registry } from '#app/kernel/modules/registry'

interface Dish {
  name: string
  course: number
}

const dish = (name: string, course = 1): Dish => ({ name, course })
const keyed = (declarations: Declarations) =>
  new Registry('dishes', { key: ({ name }: Dish) => name, declarations })

test.group('A registry', () => {
  test('has what all modules add, in their order', ({ assert }) => {
    const declarations = new Declarations()
    const dishes = new Registry<string>('dishes', { declarations })
    declarations.run([dishes.adds('soup', 'fish'), dishes.adds(), dishes.adds('soup')])
    assert.deepEqual(dishes.list(), ['soup', 'fish', 'soup'])
  })

  test('has it from the top down, or in an order of its own', ({ assert }) => {
    const declarations = new Declarations()
    const names = new Registry<string>('dishes', { isTopDown: true, declarations })
    const courses = new Registry<Dish>('dishes', { order: ({ course }) => course, declarations })
    declarations.run([
      names.adds('soup'),
      names.adds('fish', 'cake'),
      courses.adds(dish('cake', 3)),
      courses.adds(dish('soup', 1), dish('fish', 2)),
      courses.adds(dish('salad', 1)),
    ])
    assert.deepEqual(names.list(), ['cake', 'fish', 'soup'])
    assert.deepEqual(
      courses.list().map(({ name }) => name),
      ['soup', 'salad', 'fish', 'cake']
    )
  })

  test('finds by key', ({ assert }) => {
    const declarations = new Declarations()
    const dishes = keyed(declarations)
    const soup = dish('soup')
    declarations.run([dishes.adds(soup, dish('fish'))])
    assert.strictEqual(dishes.find('soup'), soup)
    assert.isUndefined(dishes.find('cake'))
  })

  test('refuses a second value for a key, and keeps the first', ({ assert }) => {
    const declarations = new Declarations()
    const dishes = keyed(declarations)
    declarations.run([dishes.adds(dish('soup'))])
    assert.throws(dishes.adds(dish('soup', 2)), 'Two dishes are called soup.')
    assert.deepEqual(dishes.list(), [dish('soup')])
  })

  test('can’t be read before all modules have declared', ({ assert }) => {
    const declarations = new Declarations()
    const dishes = keyed(declarations)
    const early = 'The dishes are read before all modules have declared theirs.'
    const read = () => {
      assert.throws(() => dishes.list(), early)
      assert.throws(() => dishes.find('soup'), early)
    }
    read()
    declarations.run([dishes.adds(dish('soup')), read, dishes.adds(dish('fish'))])
    assert.lengthOf(dishes.list(), 2)
  })

  test('stays closed if a module’s declaration is refused', ({ assert }) => {
    const declarations = new Declarations()
    const dishes = keyed(declarations)
    const twice = [dishes.adds(dish('soup')), dishes.adds(dish('soup'))]
    assert.throws(() => declarations.run(twice), 'Two dishes are called soup.')
    assert.isFalse(declarations.areComplete)
    assert.throws(() => dishes.list())
  })
})

test.group('Declarations', () => {
  test('run once', ({ assert }) => {
    const declarations = new Declarations()
    let runs = 0
    const extensions = [() => void runs++]
    declarations.run(extensions)
    assert.throws(() => declarations.run(extensions), /declared what they add before/)
    assert.equal(runs, 1)
  })
})
