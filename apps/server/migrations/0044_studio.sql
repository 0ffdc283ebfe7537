CREATE TABLE "order_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"employee_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"employee_name" text NOT NULL,
	"role" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "studio_changes_newest" ON "studio_changes" USING btree ("brand","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "studio_changes_of" ON "studio_changes" USING btree ("brand","subject","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (to_tsvector('simple'::regconfig, translate(
  number || ' ' || email || ' '
  || coalesce(document -> 'buyer' ->> 'companyName', '') || ' '
  || right(translate(coalesce(document -> 'buyer' ->> 'mobile', ''), '+ ()-', ''), 8) || ' '
  || right(translate(coalesce(document -> 'buyer' ->> 'mobile', ''), '+ ()-', ''), 9) || ' '
  || coalesce(jsonb_path_query_array(document, '$.billingAddress.*')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.shippingAddress.*')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.lines[*].name')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.lines[*].sku')::text, '') || ' '
  || coalesce(document -> 'totals' -> 'total' ->> 'incl', '') || ' '
  || coalesce(parcel ->> 'number', ''),
  'ÆØÅÄÖÉÜ@.-_+/,:()[]{}"''&', 'æøåäöéü                   ')));