import type { MdxJsxAttributeUnion, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** An attribute of a component or of an HTML element in MDX. */
export interface PlacedAttribute {
  /** Null for attributes from code, as in "{...rest}". */
  readonly name: string | null;
  /** Null where there is none, as in "<Ratios run />". */
  readonly value: string | null;
  /** Whether the value is JavaScript, as in "people={4}". */
  readonly isCode: boolean;
  /** Offset at which the attribute begins. */
  readonly start: number;
  /** Offset at which its value begins; that after the name where the value is not written as it reads. */
  readonly valueStart: number;
}

/**
 * The attributes of an element in their order. The tree has their names and values, but not their places:
 * these are found by going through the text from one attribute to the next.
 */
export function placedAttributes(
  text: string,
  { name, attributes, position }: MdxJsxFlowElement | MdxJsxTextElement,
): PlacedAttribute[] {
  let from = (position?.start.offset ?? 0) + 1 + (name?.length ?? 0);
  return attributes.map((attribute) => {
    const written = writtenAs(attribute);
    const start = Math.max(from, text.indexOf(written.name ?? written.value ?? '', from));
    const afterName = start + (written.name?.length ?? 0);
    const valueFound = text.indexOf(written.value ?? '', afterName);
    const valueStart = valueFound < 0 ? afterName : valueFound;
    from = valueFound < 0 ? afterName : valueFound + (written.value?.length ?? 0);
    return { ...written, start, valueStart };
  });
}

function writtenAs(attribute: MdxJsxAttributeUnion): Pick<PlacedAttribute, 'name' | 'value' | 'isCode'> {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return { name: null, value: attribute.value, isCode: true };
  const { name, value = null } = attribute;
  return value === null || typeof value === 'string'
    ? { name, value, isCode: false }
    : { name, value: value.value, isCode: true };
}
