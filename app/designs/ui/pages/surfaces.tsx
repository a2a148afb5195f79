export default function Surfaces() {
  return <p>Surfaces</p>
}
