type Direction = 'ascending' | 'descending';

/** Makes the columns of the table inside sort by `data-value`, else by their texts, as numbers but in columns of text. Rows without a figure stay last. */
export class SortableTable extends HTMLElement {
  connectedCallback(): void {
    const headings = [...this.querySelectorAll<HTMLTableCellElement>('thead th')];
    for (const [column, heading] of headings.entries()) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener('click', () => {
        const direction = heading.ariaSort === 'ascending' ? 'descending' : 'ascending';
        for (const other of headings) other.ariaSort = null;
        heading.ariaSort = direction;
        this.sort(column, direction);
      });
    }
  }

  private sort(column: number, direction: Direction): void {
    const body = this.querySelector('tbody');
    if (body === null) return;
    const rows = [...body.rows].map((row) => ({ row, key: sortKey(row.cells[column]) }));
    const sign = direction === 'ascending' ? 1 : -1;
    rows.sort((left, right) => compare(left.key, right.key, sign));
    body.append(...rows.map(({ row }) => row));
  }
}

/** Null of a cell whose figure is absent. */
function sortKey(cell: HTMLTableCellElement | undefined): number | string | null {
  if (cell === undefined) return null;
  if (cell.classList.contains('text')) return cell.textContent;
  const value = Number(cell.dataset.value ?? cell.textContent.replaceAll(',', ''));
  return Number.isNaN(value) ? null : value;
}

function compare(left: number | string | null, right: number | string | null, sign: 1 | -1): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
  return sign * String(left).localeCompare(String(right), 'en');
}
