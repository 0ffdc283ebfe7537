CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"location" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"order_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_quantity" CHECK ("stock_movements"."quantity" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_once" ON "stock_movements" USING btree ("reference","sku","location");--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "stock_movements" USING btree ("sku","at");--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change();
