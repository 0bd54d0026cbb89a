import { on } from './colors.ts'

/** Some mail programs give a cell the height of a line of text. */
const FLAT = { fontSize: 0, lineHeight: 0 }
/** What Outlook would draw as blocks, it leaves out. */
const DRAWN = { ...FLAT, msoHide: 'all' }

const plane = (color: Parameters<typeof on>[0], height: number) => on(color, { ...FLAT, height })

/**
 * The landscape of the site as coloured rows: no picture that a mail program leaves out, asks for or
 * shows as an attachment. Where nothing can be drawn it is a calm line of colour.
 */
export const Strip = () => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>
      <tr>
        <td {...plane('sky', 34)} width="7%" />
        <td {...plane('sky', 34)} width="64" valign="bottom">
          {[20, 30, 24, 14].map((height) => (
            <Tree key={height} height={height} />
          ))}
        </td>
        <td {...plane('sky', 34)} />
        <td {...plane('sky', 34)} width="52" valign="bottom">
          <div {...on('sun', { ...DRAWN, height: 26, borderRadius: '52px 52px 0 0' })} />
        </td>
        <td {...plane('sky', 34)} width="24%" />
      </tr>
      <Plane color="far" height={7} />
      <Plane color="water" height={6} />
      <Glint inset={2} />
      <Plane color="water" height={5} />
      <Glint inset={12} />
      <Plane color="water" height={7} />
      <Plane color="bank" height={8} />
    </tbody>
  </table>
)

const Tree = ({ height }: { height: number }) => (
  <span
    {...on('trees', {
      ...DRAWN,
      display: 'inline-block',
      width: 9,
      height,
      marginRight: 5,
      borderRadius: '9px 9px 0 0',
      verticalAlign: 'bottom',
    })}
  />
)

const Plane = ({ color, height }: { color: 'far' | 'water' | 'bank'; height: number }) => (
  <tr>
    <td colSpan={5} {...plane(color, height)} />
  </tr>
)

/** The low sun on the water. @param inset how much narrower than the sun, on each side */
const Glint = ({ inset }: { inset: number }) => (
  <tr>
    <td colSpan={3} {...plane('water', 2)} />
    <td {...plane('water', 2)}>
      <div {...on('sun', { ...DRAWN, height: 2, margin: `0 ${inset}px` })} />
    </td>
    <td {...plane('water', 2)} />
  </tr>
)
